import type { Plant } from './plant.ts';

const SOURCES: Readonly<Record<string, string>> = {
  'react/rules-of-hooks':
    "import { useState } from 'react';\n\nexport function Planted({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return <b>x</b>;\n}\n",
  'react/exhaustive-deps':
    "import { useEffect } from 'react';\n\nexport function Planted({ a }: { a: string }) {\n  useEffect(() => {\n    document.title = a;\n  }, []);\n  return <b>{a}</b>;\n}\n",
  'react/static-components':
    'export function Planted({ a }: { a: string }) {\n  const Inner = () => <i>{a}</i>;\n  return <Inner />;\n}\n',
  'react/use-memo':
    "import { useMemo } from 'react';\n\nexport function Planted({ a }: { a: number }) {\n  const b = useMemo(async () => {\n    await Promise.resolve();\n    return a;\n  }, [a]);\n  return <b>{String(b)}</b>;\n}\n",
  'react/preserve-manual-memoization':
    "import { useMemo } from 'react';\n\nexport function Planted({ a, b }: { a: number[]; b: number }) {\n  let list = a;\n  if (b > 1) list = a.slice(1);\n  const c = useMemo(() => list.map((one) => one + b), [list, b]);\n  list = c;\n  return <b>{list.length}</b>;\n}\n",
  'react/immutability':
    "import { useState } from 'react';\n\nexport function Planted() {\n  const [a] = useState({ b: 1 });\n  const act = () => {\n    a.b = 2;\n  };\n  return <button onClick={act}>{a.b}</button>;\n}\n",
  'react/globals':
    'let count = 0;\n\nexport function Planted() {\n  count = 1;\n  return <b>{count}</b>;\n}\n',
  'react/refs':
    "import { useRef } from 'react';\n\nexport function Planted() {\n  const a = useRef(1);\n  return <b>{a.current}</b>;\n}\n",
  'react/set-state-in-effect':
    "import { useEffect, useState } from 'react';\n\nexport function Planted({ a }: { a: number }) {\n  const [b, setB] = useState(0);\n  useEffect(() => {\n    setB(a);\n  }, [a]);\n  return <b>{b}</b>;\n}\n",
  'react/error-boundaries':
    'export function Planted({ Inner }: { Inner: () => string }) {\n  try {\n    return <Inner />;\n  } catch {\n    return <b>x</b>;\n  }\n}\n',
  'react/purity': 'export function Planted() {\n  return <b>{Math.random()}</b>;\n}\n',
  'react/set-state-in-render':
    "import { useState } from 'react';\n\nexport function Planted() {\n  const [a, setA] = useState(0);\n  setA(1);\n  return <b>{a}</b>;\n}\n",
  'react/unsupported-syntax':
    "export function Planted({ a }: { a: string }) {\n  eval('a');\n  return <b>{a}</b>;\n}\n",
  'react/incompatible-library':
    "import { useReactTable } from '@tanstack/react-table';\n\nexport function Planted() {\n  const table = useReactTable({});\n  return <b>{String(table)}</b>;\n}\n",
};

/** What React's rules forbid, a violation of each. */
export const LINT_REACT: readonly Plant[] = Object.entries(SOURCES).map(([rule, source]) => ({
  rule,
  file: `packages/web/src/planted/${rule.replace('/', '-')}.tsx`,
  source,
}));
