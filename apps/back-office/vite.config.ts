import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/_back-office/',
  plugins: [react()],
  publicDir: false,
  build: {
    outDir: 'build',
    emptyOutDir: true,
    sourcemap: false,
    target: 'baseline-widely-available',
    // The content security policy allows neither inline scripts nor data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
