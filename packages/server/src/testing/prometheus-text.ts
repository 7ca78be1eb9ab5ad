const COMMENT = /^# (?:HELP [a-z][a-z0-9_]* .+|TYPE [a-z][a-z0-9_]* (?:counter|gauge|histogram|summary))$/;
const SAMPLE =
  /^([a-z][a-z0-9_]*(?:\{[a-z_]+="[^"\\]*"(?:,[a-z_]+="[^"\\]*")*\})?) (-?[\d.]+(?:e[+-]?\d+)?|[+-]Inf|[Nn]a[Nn])$/;

/**
 * The samples of a text in Prometheus' format, by name with labels.
 * @throws Error for a line that is none (https://prometheus.io/docs/instrumenting/exposition_formats/).
 */
export function samplesIn(text: string): ReadonlyMap<string, number> {
  const samples = new Map<string, number>();
  for (const line of text.split('\n')) {
    if (line === '' || COMMENT.test(line)) continue;
    const [, name = '', value = ''] = SAMPLE.exec(line) ?? [];
    if (name === '') throw new Error(`not a sample: ${line}`);
    if (samples.has(name)) throw new Error(`given twice: ${name}`);
    samples.set(name, Number(value.replace('Inf', 'Infinity')));
  }
  return samples;
}
