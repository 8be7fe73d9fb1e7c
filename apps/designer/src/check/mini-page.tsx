import { allSlots, applyPatch, type Document, type Repair, resizePage } from '@passepartout/document'
import { useRef } from 'react'
import { FramedPicture } from '../canvas/framed-picture.tsx'
import { useStageSize } from '../canvas/use-stage-size.ts'
import { PageSheet } from '../pages/page-sheet.tsx'
import { frameLook } from '../product/frame-look.ts'
import { useDesigner } from '../state/designer-context.ts'

/** A small picture of the page, drawn by the same code as the large one. */
export function MiniPage({
  document,
  pageId,
  cut,
}: {
  document: Document
  pageId?: string | null
  cut?: boolean
}) {
  const { catalogue, data, configuration, photos, t } = useDesigner()
  const box = useRef<HTMLDivElement>(null)
  const { width } = useStageSize(box)
  const page = document.pages.find(({ id }) => id === pageId) ?? document.pages[0]
  const slot = allSlots(document)[0]?.slot
  if (!page) return null
  const { trim } = page
  const scale = width / trim.width
  return (
    <div
      ref={box}
      className="mini"
      style={{ aspectRatio: `${trim.width} / ${trim.height}`, maxHeight: '9rem' }}
      aria-hidden="true"
    >
      {width > 0 && data.product && <PageSheet {...{ document, page, scale }} showCut={cut ?? false} />}
      {width > 0 && !data.product && slot && (
        <FramedPicture
          {...{ page, slot, scale }}
          look={frameLook(catalogue, configuration())}
          document={document}
          tiers={photos.tiers}
          waiting={t('photos.converting')}
          bare
          showCut={cut ?? false}
        />
      )}
    </div>
  )
}

/** The document as a repair would leave it; `null` where a repair changes nothing that can be shown. */
export function afterRepair(document: Document, { effect }: Repair): Document | null {
  if (effect.type === 'patch') return applyPatch(document, effect.patch).document
  const page = document.pages[0]
  if (effect.type === 'configuration' && effect.page && page)
    return resizePage(document, page.id, effect.page)
  return null
}
