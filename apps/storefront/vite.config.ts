import { schemasWithoutEval } from '@passepartout/contracts/schemas-without-eval'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { styleParts } from './style-parts.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), styleParts(), schemasWithoutEval()],
  resolve: {
    // Each icon's file calls it with its paths.
    alias: [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: '@passepartout/ui/create-icon' }],
  },
  build: {
    assetsInlineLimit: 0,
    // The server reads the URLs of islands' code from it.
    manifest: true,
    target: 'baseline-widely-available',
    sourcemap: false,
    cssMinify: true,
    // Reads only the used icons of lucide's 1,700 modules: otherwise a quarter of the time of a build.
    rolldownOptions: { experimental: { lazyBarrel: true } },
    modulePreload: {
      // Browsers remember failed preloads while offline: without dependencies only one file of this code is affected.
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
                // One chunk for code that only islands need; islands load file by file, once one of them comes into
                // view.
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
                // An icon alone is smaller than the headers of its request.
                {
                  name: 'icons',
                  test: /node_modules[\\/]lucide-react[\\/]|create-icon\.tsx$/,
                  minShareCount: 2,
                },
                // The same holds for the small parts of choices, and for the code of every call.
                { name: 'choices', test: /packages[\\/]ui[\\/]src[\\/](price|radio-card|swatch)\.tsx$/ },
                { name: 'client', test: /packages[\\/]contracts[\\/]src[\\/](call|client)\.ts$/ },
                // The same holds for the shop's plain facts, and for image URLs.
                {
                  name: 'shop-facts',
                  test: /packages[\\/]domain[\\/]src[\\/](shops|paths|money|messages|designer)[\\/](channels|locales|product-paths|money|typeset|translator|designer-fields)\.ts$/,
                },
                { name: 'picture-url', test: /image-(url|source)\.ts$/ },
                // Code that the script of every page shares with code loaded later.
                {
                  name: 'page',
                  test: /preload-helper|stored-photo-id\.ts$|platform[\\/](marks|page-events|flags[\\/]recorded-decisions)\.ts$|(wait-for-paint|after-pointer-up)\.ts$|ui[\\/]src[\\/]windows\.ts$|domain[\\/]src[\\/]consent[\\/]consent\.ts$/,
                },
                // Code that reports a visit to the shop's services, once the visitor has consented.
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
  // Workspace packages ship TypeScript source; all packages that Node resolves by itself stay outside the server
  // bundle.
  ssr: { noExternal: [/^@passepartout\//, 'lucide-react'] },
})
