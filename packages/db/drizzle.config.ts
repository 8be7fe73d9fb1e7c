import { defineConfig } from 'drizzle-kit'

// Paths are relative to the repository's root: `npx drizzle-kit generate --config packages/db/drizzle.config.ts` writes
// the migration of a changed table.
export default defineConfig({
  dialect: 'postgresql',
  schema: './packages/db/src/schema/index.ts',
  out: './packages/db/migrations',
})
