import { schemasWithoutEval } from '@passepartout/contracts/schemas-without-eval'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The server looks the entries up in the manifest by these names. */
const entries = [
  'src/main.tsx',
  'src/phone-upload/main.ts',
  'src/phone-upload/continue-on-device.ts',
  'src/review-guest/main.tsx',
]

/** Schemas check documents and answers here; that zod can also describe them as JSON Schema is for the API's own page. */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  load: id => {
    if (/zod\/v4\/core\/json-schema-processors\.js$/.test(id))
      return 'export const allProcessors = {}\nexport const toJSONSchema = undefined'
    if (!/zod\/v4\/core\/to-json-schema\.js$/.test(id)) return null
    const refuse = '() => () => { throw new Error("JSON Schema is left out of the designer") }'
    return [
      'initializeContext',
      'handleUnrepresentable',
      'processSchema',
      'process',
      'extractDefs',
      'finalize',
      'createToJSONSchemaMethod',
      'createStandardJSONSchemaMethod',
    ]
      .map(name => `export const ${name} = ${refuse}`)
      .join('\n')
  },
}

/** Entries with their style sheets, which keep their order, and what the small pages that a link opens have in common with the designer. */
const SHARED = new RegExp(
  [
    String.raw`[\\/]apps[\\/]designer[\\/]src[\\/](?:main\.tsx|phone-upload|review-guest|review-owner[\\/](?:download-proof|use-submit|append-unless-present))`,
    String.raw`[\\/]packages[\\/]contracts[\\/]src[\\/](?:address|call|client|draft-shares|result)\b`,
    String.raw`[\\/](?:memoize|channels|locales|format-money|format-size|translator)\.ts$`,
    String.raw`[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]`,
    String.raw`\.css$|rolldown[\\/]runtime`,
  ].join('|'),
)

/**
 * What the designer runs from its start on is one file. Later parts share it in ever different combinations: left to itself, the
 * bundler would cut it into dozens of files, which compress worse.
 */
const inOnePiece = {
  name: 'designer',
  tags: ['$initial' as const],
  test: (id: string) => !SHARED.test(id),
  includeDependenciesRecursively: false,
}

/** Files that need each other run in an order in which one of them is too early. */
const oneWay: Plugin = {
  name: 'one-way',
  generateBundle(_options, bundle) {
    const importsOf = (file: string) => {
      const chunk = bundle[file]
      return chunk?.type === 'chunk' ? chunk.imports : []
    }
    const whole = Object.keys(bundle).find(file => bundle[file]?.name === inOnePiece.name) ?? ''
    for (const first of importsOf(whole)) {
      const reached = new Set([first])
      for (const file of reached) for (const next of importsOf(file)) reached.add(next)
      if (reached.has(whole)) this.error(`${whole} needs ${first}, which needs it: see SHARED`)
    }
  },
}

export default defineConfig({
  base: '/_designer/',
  plugins: [react(), withoutJsonSchema, schemasWithoutEval(), oneWay],
  // Pictures are imported by the code that shows them; there is no folder of loose public files.
  publicDir: false,
  build: {
    outDir: 'build',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    target: 'baseline-widely-available',
    // The content security policy allows no data: fonts, and inlined pictures could not be cached.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: entries,
      // Of lucide's 1,700 icons only the modules of those that are used are read.
      experimental: { lazyBarrel: true },
      output: { codeSplitting: { groups: [inOnePiece] } },
    },
  },
  worker: { format: 'es', plugins: () => [schemasWithoutEval()] },
})
