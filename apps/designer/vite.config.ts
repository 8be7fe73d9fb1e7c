import { schemasWithoutEval } from '@passepartout/contracts/schemas-without-eval'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The server finds the entries in the manifest by these names. */
const entries = [
  'src/main.tsx',
  'src/phone-upload/main.ts',
  'src/phone-upload/continue-on-device.ts',
  'src/review-guest/main.tsx',
]

/** Schemas only validate documents and responses here; zod's JSON Schema output is for the API's documentation page. */
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

/**
 * Modules outside the designer's single file: entries with their style sheets, which retain their order, and the code
 * that the small link pages share with the designer.
 */
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
 * The code that the designer runs at its start is one file. Later parts share it in ever different combinations: by
 * default the bundler would split it into dozens of files, which compress worse.
 */
const inOnePiece = {
  name: 'designer',
  tags: ['$initial' as const],
  test: (id: string) => !SHARED.test(id),
  includeDependenciesRecursively: false,
}

/** Fails on circular imports between chunks, where one module would run too early. */
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
  // Images are imported by their code; there is no folder of public files.
  publicDir: false,
  build: {
    outDir: 'build',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    target: 'baseline-widely-available',
    // The content security policy allows no data: fonts, and inlined images cannot be cached.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: entries,
      // Of lucide's 1,700 icons only the used modules are read.
      experimental: { lazyBarrel: true },
      output: { codeSplitting: { groups: [inOnePiece] } },
    },
  },
  worker: { format: 'es', plugins: () => [schemasWithoutEval()] },
})
