import { schemasWithoutEval } from '@passepartout/contracts/schemas-without-eval'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { styleParts } from './style-parts.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), styleParts(), schemasWithoutEval()],
  resolve: {
    // Each file of an icon calls it with its paths.
    alias: [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: '@passepartout/ui/create-icon' }],
  },
  build: {
    assetsInlineLimit: 0,
    // The server names the code of islands by it.
    manifest: true,
    target: 'baseline-widely-available',
    sourcemap: false,
    cssMinify: true,
    // Of lucide's 1,700 icons only the modules of those that are used are read: a quarter of what a build takes.
    rolldownOptions: { experimental: { lazyBarrel: true } },
    modulePreload: {
      // Browsers remember what failed to come without a connection: then only one file of this code, not those it needs.
      resolveDependencies: (file, dependencies) =>
        file.includes('visitor-photo') ? dependencies.filter(name => name.endsWith('.css')) : dependencies,
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What only islands need, in one file: it is fetched file by file, once one of them comes into sight.
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
                // An icon alone is smaller than the headers of its request.
                {
                  name: 'icons',
                  test: /node_modules[\\/]lucide-react[\\/]|create-icon\.tsx$/,
                  minShareCount: 2,
                },
                // So are the small parts of choices, and what every call to the shop needs.
                { name: 'choices', test: /packages[\\/]ui[\\/]src[\\/](price|radio-card|swatch)\.tsx$/ },
                { name: 'client', test: /packages[\\/]contracts[\\/]src[\\/](call|client)\.ts$/ },
                // And the shop's plain facts, and how a picture's address is made.
                {
                  name: 'shop-facts',
                  test: /packages[\\/]domain[\\/]src[\\/](shops|paths|money|messages|designer)[\\/](channels|locales|product-paths|money|typeset|translator|designer-fields)\.ts$/,
                },
                { name: 'picture-url', test: /image-(url|source)\.ts$/ },
                // What the script of every page has in common with code that is fetched later.
                {
                  name: 'page',
                  test: /preload-helper|stored-photo-id\.ts$|platform[\\/](marks|page-events|flags[\\/]recorded-decisions)\.ts$|(wait-for-paint|after-pointer-up)\.ts$|ui[\\/]src[\\/]windows\.ts$|domain[\\/]src[\\/]consent[\\/]consent\.ts$/,
                },
                // And what tells the shop's services of a visit, once the visitor agreed.
                {
                  name: 'telling',
                  test: /platform[\\/](track|consent|shop-services|read-shop-services|flags[\\/](experiments-consent|event-queue))\.ts$/,
                },
              ],
            },
          },
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [schemasWithoutEval()] },
  // Workspace packages ship TypeScript source; what Node resolves by itself stays outside the server bundle.
  ssr: { noExternal: [/^@passepartout\//, 'lucide-react'] },
})
