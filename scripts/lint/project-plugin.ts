import type { ESLint, Rule } from 'eslint';
import path from 'node:path';
import { brandIds } from './brand-ids.ts';
import { isColourText } from './colours.ts';

const KEBAB_CASE = /^\.?[a-z0-9]+(?:[-.][a-z0-9]+)*\.(?:[cm]?[jt]s|tsx)$/;
const COMPONENT = /^[A-Z][A-Za-z0-9]*(?:\.test)?\.tsx$/;

const noColourLiteral: Rule.RuleModule = {
  meta: {
    type: 'problem',
    messages: { colour: 'A colour lives in packages/brands: use a token, var(--…).' },
  },
  create(context) {
    const check = (node: Rule.Node, text: unknown): void => {
      if (typeof text === 'string' && isColourText(text)) context.report({ node, messageId: 'colour' });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

const noBrandComparison: Rule.RuleModule = {
  meta: {
    type: 'problem',
    messages: { brand: "What differs by brand is a row of the brand's record, not an if." },
  },
  create(context) {
    const ids = brandIds(context.cwd);
    const isBrandId = (node: { type: string; value?: unknown }): boolean =>
      node.type === 'Literal' && typeof node.value === 'string' && ids.has(node.value);
    return {
      BinaryExpression(node) {
        if (!/^[!=]==?$/.test(node.operator)) return;
        if (isBrandId(node.left) || isBrandId(node.right)) context.report({ node, messageId: 'brand' });
      },
      SwitchCase(node) {
        if (node.test && isBrandId(node.test)) context.report({ node, messageId: 'brand' });
      },
    };
  },
};

const fileName: Rule.RuleModule = {
  meta: {
    type: 'problem',
    messages: { name: 'Name files kebab-case.ts; one component per PascalCase.tsx.' },
  },
  create: (context) => ({
    Program(node) {
      const name = path.basename(context.filename);
      if (!KEBAB_CASE.test(name) && !COMPONENT.test(name)) context.report({ node, messageId: 'name' });
    },
  }),
};

const docComment: Rule.RuleModule = {
  meta: {
    type: 'problem',
    messages: {
      missing: 'A public function here promises in a doc comment: units, errors, source of the rule.',
    },
  },
  create: (context) => ({
    ExportNamedDeclaration(node) {
      if (node.declaration?.type !== 'FunctionDeclaration') return;
      const last = context.sourceCode.getCommentsBefore(node).at(-1);
      if (!last?.value.startsWith('*')) context.report({ node, messageId: 'missing' });
    },
  }),
};

/** The rules of the house that no published plugin has. */
export const projectPlugin = {
  rules: {
    'doc-comment': docComment,
    'file-name': fileName,
    'no-brand-comparison': noBrandComparison,
    'no-colour-literal': noColourLiteral,
  },
} satisfies ESLint.Plugin;
