import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    // The server names the code of islands by it.
    manifest: true,
    target: 'baseline-widely-available',
    sourcemap: false,
    cssMinify: true,
  },
  worker: { format: 'es' },
  // Workspace packages ship TypeScript source; what Node resolves by itself stays outside the server bundle.
  ssr: { noExternal: [/^@passepartout\//, 'lucide-react'] },
})
