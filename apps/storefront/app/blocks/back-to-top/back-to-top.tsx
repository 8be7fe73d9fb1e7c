import type { BackToTop as BackToTopBlock } from '@passepartout/content-model'
import { ArrowUpIcon } from '@passepartout/ui/icons'
import type { BlockProps } from '../../platform/page.ts'

/**
 * Link to the top: targets the skip link, so that keyboard users start there too; jumps instantly, which suits reduced
 * motion.
 */
export function BackToTop({ page }: BlockProps<BackToTopBlock>) {
  return (
    <p className="back-to-top print:hidden max-nav:beside-bar:[--foot:10.5rem]">
      <a
        href="#top"
        data-enhance="step-aside"
        data-when="idle"
        className="floating above-notice grid size-12 place-items-center rounded-full border border-hairline bg-raised text-accent shadow-card hover:bg-accent-soft"
      >
        <ArrowUpIcon size={22} />
        <span className="sr-only">{page.translate('media.top')}</span>
      </a>
    </p>
  )
}
