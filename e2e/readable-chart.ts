import type { Page } from '@playwright/test';
import { expect } from './visitor.ts';

/** What is wrong with the labels of the picture of a loan: cut by its edge, by each other or by a line. */
function unreadableLabels(): readonly string[] {
  const svg = document.querySelector('svg.chart');
  if (svg === null) return [];
  const frame = svg.getBoundingClientRect();
  const labels = [...svg.querySelectorAll('text')];
  const lines = [...svg.querySelectorAll('line, .chart-line')];
  const isOver = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - 1 &&
    one.right > other.left + 1 &&
    one.top < other.bottom - 1 &&
    one.bottom > other.top + 1;
  return labels.flatMap((label) => {
    const box = label.getBoundingClientRect();
    const name = label.textContent;
    const isCut = box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 1;
    const others = labels.filter((other) => other !== label && isOver(box, other.getBoundingClientRect()));
    // Labels have an edge in the colour of the ground, which is drawn over what is below them. It cuts the line of today.
    const after = lines.filter(
      (line) =>
        isOver(box, line.getBoundingClientRect()) &&
        (line.matches('.chart-today') ||
          (label.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0),
    );
    return [
      ...(isCut ? [`“${name}” is cut by the edge`] : []),
      ...others.map((other) => `“${name}” and “${other.textContent}” are over each other`),
      ...after.map((line) => `“${name}” and ${line.getAttribute('class')} are over each other`),
    ];
  });
}

/** The labels of a chart can be read, where the page has one. */
export async function expectReadableChart(page: Page, name: string): Promise<void> {
  expect(await page.evaluate(unreadableLabels), name).toEqual([]);
}
