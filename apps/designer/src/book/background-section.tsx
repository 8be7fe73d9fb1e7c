import { findAsset, type Page, slotsOf, tokenColour } from '@passepartout/document'
import {
  innerPageIds,
  PLAIN_BACKGROUNDS,
  paletteBackgrounds,
  withBackgroundPhoto,
  withBookBackground,
} from '@passepartout/document/book'
import { useState } from 'react'
import { usePage } from '../state/current-slot.ts'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import { Segments } from './segments.tsx'

const SCOPES = ['pages', 'book'] as const

/** What lies below photos and words: a colour, of these pages or of all behind the cover, or a faded photo. */
export function BackgroundSection() {
  const { t } = useDesigner()
  const page = usePage()
  const isViewer = useDesign(state => state.viewer)
  const [chosen, setScope] = useState<(typeof SCOPES)[number]>('pages')
  if (!page) return null
  const scope = page.role === 'cover' ? 'book' : chosen
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{t('book.background.title')}</h2>
      </div>
      {page.role !== 'cover' && (
        <Segments name="background" options={SCOPES} value={scope} disabled={isViewer} choose={setScope} />
      )}
      <Colours page={page} scope={scope} isViewer={isViewer} />
      <p className="small muted book-note">{t(`book.background.hint.${scope}`)}</p>
      {scope === 'pages' && <Photos page={page} isViewer={isViewer} />}
    </section>
  )
}

interface ChoiceProps {
  page: Page
  isViewer: boolean
}

const PLAIN_NAMES = ['white', 'cream', 'black'] as const

function Colours({ page, scope, isViewer }: ChoiceProps & { scope: (typeof SCOPES)[number] }) {
  const { t, editor } = useDesigner()
  const document = useEditor(snapshot => snapshot.document)
  const inner = innerPageIds(document)
  const ids = scope === 'book' ? inner : [page.id]
  const used = new Set(
    document.pages
      .filter(({ id }) => ids.includes(id))
      .map(({ background }) => tokenColour(document, background)),
  )
  const choices = [
    ...PLAIN_BACKGROUNDS.map((paint, at) => ({
      paint: paint as string,
      name: t(`book.background.${PLAIN_NAMES[at] ?? 'white'}`),
    })),
    ...paletteBackgrounds(document).map((paint, at) => ({
      paint,
      name: t('book.background.palette', { number: at + 1 }),
    })),
  ]
  return (
    <fieldset className="grounds" aria-label={t('book.background.colour')}>
      {choices.map(({ paint, name }) => (
        <label key={paint} className="ground" title={name}>
          <input
            type="radio"
            name="book-background-colour"
            checked={used.size === 1 && used.has(tokenColour(document, paint))}
            disabled={isViewer}
            aria-label={name}
            onChange={() =>
              editor.commands.changeBook(current => withBookBackground(current, ids, paint), {
                name: 'ground-changed',
                ...(scope === 'pages' && { pageId: page.id }),
              })
            }
          />
          <span style={{ background: tokenColour(document, paint) }} />
        </label>
      ))}
    </fieldset>
  )
}

/** The photos of these pages, one of which can lie faded below all. */
function Photos({ page, isViewer }: ChoiceProps) {
  const { t, editor, photos } = useDesigner()
  const document = useEditor(snapshot => snapshot.document)
  // Decoding a file changes what can be shown.
  const tray = useDesign(state => state.tray)
  const ids = [...new Set(slotsOf(page).flatMap(({ photo }) => photo?.assetId ?? []))]
  if (ids.length === 0) return null
  const choose = (assetId: string | null) =>
    editor.commands.changeBook(current => withBackgroundPhoto(current, page.id, assetId), {
      name: 'ground-changed',
      pageId: page.id,
    })
  return (
    <>
      <h3 className="rivals-title">{t('book.background.photo')}</h3>
      <fieldset className="background-photos" aria-label={t('book.background.photo')}>
        <label>
          <input
            type="radio"
            name="book-background-photo"
            checked={!ids.includes(page.backgroundPhoto ?? '')}
            disabled={isViewer}
            onChange={() => choose(null)}
          />
          <span className="small">{t('book.background.noPhoto')}</span>
        </label>
        {ids.map(id => {
          const name = findAsset(document, id)?.name ?? ''
          const tiers = tray.find(one => one.id === id)?.tiers ?? photos.tiers(id)
          return (
            <label key={id} title={name}>
              <input
                type="radio"
                name="book-background-photo"
                aria-label={name}
                checked={page.backgroundPhoto === id}
                disabled={isViewer}
                onChange={() => choose(id)}
              />
              <img src={tiers[160] ?? tiers[640]} alt="" loading="lazy" decoding="async" />
            </label>
          )
        })}
      </fieldset>
      <p className="small muted book-note">{t('book.background.hint.photo')}</p>
    </>
  )
}
