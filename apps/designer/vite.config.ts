import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The server looks the entries up in the manifest by these names. */
const entries = ['src/main.tsx', 'src/phone/main.ts', 'src/phone/continue.ts', 'src/shared/main.tsx']

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

/**
 * What the designer runs from its start on is one file: shared by parts that come later in ever other ways, it would be cut
 * into dozens, which pack worse. The small pages (photos from a phone, a shared design) need none of it, so what they have in
 * common with the designer stays out. Style sheets keep the order in which the entries name them.
 */
const inOnePiece = {
  name: 'designer',
  tags: ['$initial' as const],
  test: new RegExp(
    [
      String.raw`[\\/]packages[\\/](?:document|editor|mockups|typeset)[\\/].*\.tsx?$`,
      String.raw`[\\/]packages[\\/]domain[\\/]src[\\/](?:catalogue|designer|files|kinds|paths|quality|tracking)[\\/]`,
      String.raw`[\\/]apps[\\/]designer[\\/]src[\\/](?!phone|shared|share[\\/]take-proof).*\.tsx?$`,
      'lucide-react',
    ].join('|'),
  ),
  includeDependenciesRecursively: false,
}

export default defineConfig({
  base: '/_designer/',
  plugins: [react(), withoutJsonSchema],
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
    rolldownOptions: { input: entries, output: { codeSplitting: { groups: [inOnePiece] } } },
  },
  worker: { format: 'es' },
})
