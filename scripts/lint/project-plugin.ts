import type { ESTree, Plugin, Rule } from '@oxlint/plugins';
import path from 'node:path';
import { brandIds } from './brand-ids.ts';
import { isColourText } from './colours.ts';

const KEBAB_CASE = /^\.?[a-z0-9]+(?:[-.][a-z0-9]+)*\.(?:[cm]?[jt]s|tsx)$/;
const COMPONENT = /^[A-Z][A-Za-z0-9]*(?:(?:\.dom)?\.test)?\.tsx$/;
const CAMEL_CASE = /^[a-zA-Z]+$/;

const LINT_COMMENT = /^\s*oxlint-(?:dis|en)able/;

const textOf = (node: ESTree.Node | null | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

const noColourLiteral: Rule = {
  meta: {
    type: 'problem',
    messages: { colour: 'Colours belong in packages/brands: use a token, var(--…).' },
  },
  create(context) {
    const check = (node: ESTree.Node, text: unknown): void => {
      if (typeof text === 'string' && isColourText(text)) context.report({ node, messageId: 'colour' });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

const noBrandComparison: Rule = {
  meta: {
    type: 'problem',
    messages: { brand: "What differs by brand is a row of the brand's record, not an if." },
  },
  create(context) {
    const ids = brandIds(context.cwd);
    const isBrandId = (node: ESTree.Node): boolean => ids.has(textOf(node) ?? '');
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

/** Addresses of screens: the whole account area, and the screens next to it. The sandbox's own API is an endpoint. */
const SCREEN_PATH = /\/account\/\w|^\/(?:login|logout|view-document|sandbox(?!\/api))(?=[/?#]|$)/;

const noPathLiteral: Rule = {
  meta: {
    type: 'problem',
    messages: { path: 'Addresses of screens are in web/src/paths.ts and contract/src/web/account-paths.ts.' },
  },
  create(context) {
    const check = (node: ESTree.Node, text: unknown): void => {
      if (typeof text === 'string' && SCREEN_PATH.test(text)) context.report({ node, messageId: 'path' });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

const fileName: Rule = {
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

const docComment: Rule = {
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

/** Reported at the start of the file, where no such comment can silence the report itself. */
const noLintComment: Rule = {
  meta: { type: 'problem', messages: { comment: 'Nothing is switched off by a comment.' } },
  create: (context) => ({
    Program() {
      const silences = context.sourceCode.getAllComments().some(({ value }) => LINT_COMMENT.test(value));
      if (silences) context.report({ loc: { line: 1, column: 0 }, messageId: 'comment' });
    },
  }),
};

const refusalName: Rule = {
  meta: {
    type: 'problem',
    messages: { kebab: 'A refusal has one name from core to the browser, in camel case.' },
  },
  create: (context) => ({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'refuse') return;
      const name = textOf(first);
      if (first && name !== undefined && !CAMEL_CASE.test(name)) {
        context.report({ node: first, messageId: 'kebab' });
      }
    },
  }),
};

const noStyleAttribute: Rule = {
  meta: {
    type: 'problem',
    messages: {
      style: 'The content security policy forbids style attributes: use a class or a data attribute.',
    },
  },
  create: (context) => ({
    JSXAttribute(node) {
      if (node.name.name === 'style') context.report({ node, messageId: 'style' });
    },
  }),
};

/** The rules of the project that no published plugin has. Linters take a plugin as a default export. */
export default {
  meta: { name: 'project' },
  rules: {
    'doc-comment': docComment,
    'file-name': fileName,
    'no-brand-comparison': noBrandComparison,
    'no-colour-literal': noColourLiteral,
    'no-lint-comment': noLintComment,
    'no-path-literal': noPathLiteral,
    'no-style-attribute': noStyleAttribute,
    'refusal-name': refusalName,
  },
} satisfies Plugin;
