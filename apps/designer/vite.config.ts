import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The server looks the entries up in the manifest by these names. */
const entries = ['src/main.tsx', 'src/phone/main.ts', 'src/phone/continue.ts', 'src/shared/main.tsx']

export default defineConfig({
  base: '/_designer/',
  plugins: [react()],
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
    rolldownOptions: { input: entries },
  },
  worker: { format: 'es' },
})
