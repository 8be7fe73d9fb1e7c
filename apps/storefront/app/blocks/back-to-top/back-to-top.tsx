import { ArrowUpIcon } from '@passepartout/ui/icons'
import type { BlockProps } from '../../platform/page.ts'
import type { BackToTop as BackToTopBlock } from './schema.ts'

/** The way back up; where the browser can tell how far one has scrolled it floats, elsewhere it stands where it is. */
export function BackToTop({ page }: BlockProps<BackToTopBlock>) {
  return (
    <p className="back-to-top wrap flex justify-end py-4 print:hidden">
      <a href="#top" className="chip shadow-card">
        <ArrowUpIcon size={18} />
        {page.translate('media.top')}
      </a>
    </p>
  )
}
