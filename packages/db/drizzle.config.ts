import { defineConfig } from 'drizzle-kit'

// Paths count from the repository's root, where `npm run db:generate` runs.
export default defineConfig({
  dialect: 'postgresql',
  schema: './packages/db/src/schema/index.ts',
  out: './packages/db/migrations',
})
