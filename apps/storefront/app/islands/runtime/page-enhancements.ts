import { startEnhancements } from './enhance.ts'

const scripts = import.meta.glob<{ default: (element: HTMLElement) => void }>([
  '../*.ts',
  '!../*.test.ts',
  // Fetched by `views` alone.
  '!../large-view.ts',
])

/** Starts the small scripts of a page that has any; most pages fetch not even this list of them. */
export const startPageEnhancements = () => startEnhancements(name => scripts[`../${name}.ts`])
