import { ArrowLeftIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'

/** Back button for the desktop app, whose window has none; its start page has nothing to go back to. */
export function BackButton({ page }: { page: Page }) {
  if (page.platform !== 'desktop' || page.path === '/') return null
  return (
    <button
      type="button"
      data-enhance="back-button"
      data-when="load"
      className="hit-44 flex items-center gap-2 text-15 hover:underline nav:mr-5"
    >
      <ArrowLeftIcon size={20} />
      <span className="max-nav:sr-only">{page.translate('navigation.back')}</span>
    </button>
  )
}
