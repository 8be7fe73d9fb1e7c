import { fileURLToPath } from 'node:url'
import { schemasWithoutEval } from '@passepartout/contracts/schemas-without-eval'
import { build, type PluginOption, type Rollup } from 'vite'
import { expect, test } from 'vitest'

const ENTRY = fileURLToPath(import.meta.resolve('@passepartout/contracts/schemas'))

/** A schema module as bundled for the browser. */
async function built(plugins: PluginOption[]): Promise<string> {
  const made = (await build({
    ...{ configFile: false, logLevel: 'silent', plugins },
    build: {
      ...{ write: false, minify: false, target: 'esnext' },
      lib: { entry: ENTRY, formats: ['es'], fileName: 'schemas' },
    },
  })) as Rollup.RollupOutput[]
  return made.flatMap(({ output }) => output.map(one => (one.type === 'chunk' ? one.code : ''))).join('\n')
}

test('schemas are built for browsers without a function made of text', async () => {
  const COMPILES = /\$ZodObjectJIT|\bnew F\(""\)/
  expect(await built([])).toMatch(COMPILES)
  const plain = await built([schemasWithoutEval()])
  expect(plain).not.toMatch(COMPILES)
  expect(plain).toContain('$ZodObject')
})
