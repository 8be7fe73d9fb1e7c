import { type Document, type Page, slotsOf } from '@passepartout/document'
import { photoSheetsOf, withBookPhotos } from '@passepartout/document/book'
import { areaOptions, layOutSheet, type SheetLayout } from '@passepartout/document/layout'
import { Shuffle } from 'lucide-react'
import { useMemo } from 'react'
import { PageView } from '../pages/page-view.tsx'
import { usePage } from '../state/current-slot.ts'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import { useBookDials } from './book-dials.ts'
import { bookFacesOf, photosInReadingOrder } from './book-photos.ts'
import { isLaidOutAs, largestDifference } from './describe-pages.ts'
import { PagesReasons } from './pages-reasons.tsx'
import { sheetRulesOf } from './sheet-rules-of.ts'

const SHOWN = 3
/** CSS pixels. */
const TILE_WIDTH = 74

/** Other layouts of the pages in sight, with the customer's photos, and why they look as they do. */
export function ArrangeSection() {
  const designer = useDesigner()
  const { t, editor } = designer
  const page = usePage()
  const isViewer = useDesign(state => state.viewer)
  const document = useEditor(snapshot => snapshot.document)
  const layouts = useLayouts(document, page)
  if (!page || page.role === 'cover') return null
  const others = layouts?.filter(layout => !isLaidOutAs(page, layout)) ?? []
  const hasPhotos = slotsOf(page).some(({ photo }) => photo)
  const take = (layout: SheetLayout) =>
    editor.commands.changeBook(
      current =>
        withBookPhotos(current, [{ sheetId: page.id, placed: layout.placed }], [], bookFacesOf(designer)),
      { name: 'spread-arranged', pageId: page.id },
    )
  // Goes through all layouts by turns.
  const at = layouts?.findIndex(layout => isLaidOutAs(page, layout)) ?? -1
  const next = layouts?.[(at + 1) % Math.max(1, layouts.length)]
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{t('book.arrange.title')}</h2>
      </div>
      {!hasPhotos && <p className="small muted">{t('book.arrange.none')}</p>}
      {hasPhotos && !layouts && <p className="small muted">{t('book.arrange.fixed')}</p>}
      {hasPhotos && layouts && (
        <>
          <div className="layout-tiles">
            {others.slice(0, SHOWN).map((layout, index) => (
              <button
                key={layout.shape}
                type="button"
                className="layout-tile"
                disabled={isViewer}
                aria-label={[
                  t('book.arrange.option', { number: index + 1 }),
                  t(`book.differs.${largestDifference(layout, layouts[0])}`),
                ].join(', ')}
                title={t(`book.differs.${largestDifference(layout, layouts[0])}`)}
                onClick={() => take(layout)}
              >
                <Preview {...{ document, page, layout }} />
              </button>
            ))}
          </div>
          {next && (
            <button
              type="button"
              className="button"
              data-full=""
              disabled={isViewer || layouts.length < 2}
              style={{ marginTop: '0.5rem' }}
              onClick={() => take(next)}
            >
              <Shuffle size={18} aria-hidden />
              {t('book.arrange.again')}
            </button>
          )}
          <PagesReasons document={document} page={page} />
        </>
      )}
    </section>
  )
}

/** Number of layouts that "arrange anew" goes through. */
const MOST_LAYOUTS = 8

/** Layouts for the photos of a page; undefined where one of them is pinned. */
function useLayouts(document: Document, page: Page | undefined): SheetLayout[] | undefined {
  const designer = useDesigner()
  const dials = useBookDials()
  const faces = useDesign(state => state.faces)
  // biome-ignore lint/correctness/useExhaustiveDependencies: more faces change the layouts.
  return useMemo(() => {
    if (!page || page.role === 'cover') return undefined
    const rules = sheetRulesOf(designer)
    const sheet = photoSheetsOf(document, rules).find(({ id }) => id === page.id)
    if (!sheet) return undefined
    const photos = photosInReadingOrder(document, page, bookFacesOf(designer))
    const options = areaOptions({ ...dials, gapMm: rules.gapMm, seed: 0 })
    return photos.length === 0 ? [] : layOutSheet(sheet, photos, options, MOST_LAYOUTS)
  }, [designer, document, page, dials, faces])
}

interface PreviewProps {
  document: Document
  page: Page
  layout: SheetLayout
}

function Preview({ document, page, layout }: PreviewProps) {
  const designer = useDesigner()
  const shown = useMemo(
    () => withBookPhotos(document, [{ sheetId: page.id, placed: layout.placed }], [], bookFacesOf(designer)),
    [designer, document, page, layout],
  )
  const laid = shown.pages.find(({ id }) => id === page.id)
  const scale = TILE_WIDTH / page.trim.width
  if (!laid) return null
  return (
    <span
      className="layout-picture"
      style={{ width: TILE_WIDTH, height: page.trim.height * scale }}
      aria-hidden="true"
    >
      <PageView document={shown} page={laid} scale={scale} />
    </span>
  )
}
