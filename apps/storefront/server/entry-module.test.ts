import { expectTypeOf, test } from 'vitest'
import type * as entry from '../app/entry.server.tsx'
import type { EntryModule } from './index.ts'

/** The server loads the bundle at run time, where no compiler detects a differing name. */
test('the server bundle exports what the server calls', () => {
  expectTypeOf<typeof entry>().toExtend<EntryModule>()
})
