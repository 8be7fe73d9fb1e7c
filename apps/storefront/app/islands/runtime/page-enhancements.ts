import { startEnhancements } from './enhance.ts'

const scripts = import.meta.glob<{ default: (element: HTMLElement) => void }>([
  '../*.ts',
  '!../*.test.ts',
  // Imported by the gallery alone.
  '!../large-view.ts',
])

/** Starts the small scripts of a page; pages without any do not load even this list. */
export const startPageEnhancements = () => startEnhancements(name => scripts[`../${name}.ts`])
