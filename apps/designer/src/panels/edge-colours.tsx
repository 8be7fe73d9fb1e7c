import { Check, Pipette } from 'lucide-react'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'

const PLAIN = [
  { colour: '#ffffff', name: 'white' },
  { colour: '#000000', name: 'black' },
] as const

/** Edge colour of a canvas: proposals from the photo, white, black, or a custom one. */
export function EdgeColours() {
  const { t, editor, edgeColours } = useDesigner()
  const document = useEditor(snapshot => snapshot.document)
  // Proposals depend on the photo's pixels.
  useDesign(state => state.pixels)
  const [page] = document.pages
  if (page?.edge?.mode !== 'coloured') return null
  const { colour: chosen } = page.edge
  const found = edgeColours(document, page)
  const proposals = [
    ...(found ? [{ colour: found.outer, name: t('edge.auto') }] : []),
    ...(found?.others ?? []).map((colour, index) => ({
      colour,
      name: t('edge.fromPhoto', { number: index + 1 }),
    })),
    ...PLAIN.map(({ colour, name }) => ({ colour, name: t(`edge.${name}`) })),
  ].filter(({ colour }, index, all) => all.findIndex(other => other.colour === colour) === index)
  const isOwn = proposals.every(({ colour }) => colour !== chosen)
  const choose = (colour: string) => editor.commands.setEdgeColour(page.id, colour)
  return (
    <fieldset className="edge-colours" aria-label={t('edge.title')}>
      <p className="small muted">{t('edge.title')}</p>
      <div className="edge-swatches">
        {proposals.map(({ colour, name }) => (
          <button
            key={colour}
            type="button"
            className="edge-swatch"
            aria-pressed={colour === chosen}
            aria-label={name}
            title={name}
            style={{ background: colour, color: isLight(colour) ? '#191817' : '#ffffff' }}
            onClick={() => choose(colour)}
          >
            {colour === chosen && <Check size={18} aria-hidden />}
          </button>
        ))}
        <label className="edge-swatch" data-own={isOwn ? '' : undefined} title={t('edge.own')}>
          <input
            type="color"
            aria-label={t('edge.own')}
            value={chosen}
            onChange={event => choose(event.target.value)}
          />
          <Pipette size={18} aria-hidden />
        </label>
      </div>
      {!found && <p className="small muted">{t('edge.waiting')}</p>}
    </fieldset>
  )
}

function isLight(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
  return 0.299 * red + 0.587 * green + 0.114 * blue > 150
}
