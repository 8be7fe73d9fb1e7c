import { registerHooks } from 'node:module'

// To find that a file of drizzle-orm is a module, Node parses that package's whole package.json, 179 kB, for each of
// its 200 files: half the time of loading the database. Its files import each other as modules only.
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context
    const isWithin = specifier.startsWith('.') && parentURL.includes('/node_modules/drizzle-orm/')
    if (!isWithin || !conditions.includes('import')) return next(specifier, context)
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  },
})
