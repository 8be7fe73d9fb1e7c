import { FOIL, isParagraph, type TextElement } from '@passepartout/document'
import { FONT_FAMILIES, type FontFamily } from '@passepartout/typeset'
import { AlignCenter, AlignLeft, AlignRight, Italic, Minus, Plus, TextWrap } from 'lucide-react'
import { useDesigner, useEditor, useView } from '../state/designer-context.ts'
import { FontFamilyPicker } from './font-family-picker.tsx'

const ALIGN = { left: AlignLeft, centre: AlignCenter, right: AlignRight } as const
const ALIGNS = ['left', 'centre', 'right'] as const

/**
 * Style of the selected text: font family, size, slant, alignment and colour. Slant and colour apply to a marked range
 * only.
 */
export function TextTools({ element }: { element: TextElement }) {
  const { t, editor, number } = useDesigner()
  const marked = useView(({ caret }) => (caret?.id === element.id && caret.until > caret.from ? caret : null))
  const setWhole = (look: Parameters<typeof editor.commands.setTextLook>[1]) =>
    editor.commands.setTextLook(element.id, look)
  const setPiece = (look: { italic?: boolean; colour?: string }) =>
    marked ? editor.commands.setRunLook(element.id, marked.from, marked.until, look) : setWhole(look)
  const step = element.sizePt >= 24 ? 2 : element.sizePt >= 12 ? 1 : 0.5
  const Aligned = ALIGN[element.align]
  return (
    <div className="text-tools" role="toolbar" aria-label={t('texts.look')}>
      <FontFamilyPicker
        face={element.face}
        onChoose={face => setWhole({ face, ...nearestFontFace(face, element) })}
      />
      <span className="size-steps">
        <button
          type="button"
          className="icon-button"
          aria-label={t('texts.smaller')}
          aria-disabled={element.sizePt <= element.minSizePt}
          onClick={() => setWhole({ sizePt: element.sizePt - step })}
        >
          <Minus size={16} aria-hidden />
        </button>
        {/* No live region: it would announce the size of every text that is selected. */}
        <output aria-label={t('texts.size')} aria-live="off">
          {t('texts.points', { pt: number.format(element.sizePt) })}
        </output>
        <button
          type="button"
          className="icon-button"
          aria-label={t('texts.larger')}
          aria-disabled={element.sizePt >= element.maxSizePt}
          onClick={() => setWhole({ sizePt: element.sizePt + step })}
        >
          <Plus size={16} aria-hidden />
        </button>
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label={t(`texts.align.${element.align}`)}
        onClick={() =>
          setWhole({ align: ALIGNS[(ALIGNS.indexOf(element.align) + 1) % ALIGNS.length] ?? 'centre' })
        }
      >
        <Aligned size={18} aria-hidden />
      </button>
      {FONT_FAMILIES[element.face].italic && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('texts.italic')}
          aria-pressed={element.italic}
          onClick={() => setPiece({ italic: !element.italic })}
        >
          <Italic size={18} aria-hidden />
        </button>
      )}
      {(isParagraph(element) || element.hyphens) && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('texts.hyphens')}
          title={t('texts.hyphens')}
          aria-pressed={element.hyphens === true}
          onClick={() => setWhole({ hyphens: !element.hyphens })}
        >
          <TextWrap size={16} aria-hidden />
        </button>
      )}
      <Colours element={element} onChoose={colour => setPiece({ colour })} />
    </div>
  )
}

/** The nearest face of another family: an available weight, italic only where it exists. */
export function nearestFontFace(
  face: FontFamily,
  { weight, italic }: Pick<TextElement, 'weight' | 'italic'>,
) {
  const weights: readonly number[] = FONT_FAMILIES[face].weights
  const nearest = weights.toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight))[0] ?? 400
  return { weight: nearest, italic: italic && FONT_FAMILIES[face].italic }
}

function Colours({ element, onChoose }: { element: TextElement; onChoose: (colour: string) => void }) {
  const { t } = useDesigner()
  const design = useEditor(snapshot => snapshot.document.design)
  const refinement = useEditor(snapshot => snapshot.document.refinement)
  const palette = Object.entries(design?.colours ?? {}).filter(
    ([, colour], index, all) => all.findIndex(([, other]) => other === colour) === index,
  )
  const colours = [
    ...(refinement === 'none' ? [] : [[FOIL, ''] as const]),
    ...palette,
    ...(palette.length === 0 ? [['#1d2a25', '#1d2a25'] as const, ['#ffffff', '#ffffff'] as const] : []),
  ]
  return (
    <fieldset className="text-colours" aria-label={t('texts.colour')}>
      {colours.map(([token, colour], index) => (
        <label
          key={token}
          data-foil={token === FOIL ? refinement : undefined}
          style={token === FOIL ? undefined : { background: colour }}
        >
          <input
            type="radio"
            name={`colour-${element.id}`}
            checked={element.colour === token}
            onChange={() => onChoose(token)}
            aria-label={
              token === FOIL ? t(`refinement.${refinement}`) : t('texts.colourNumber', { number: index + 1 })
            }
          />
        </label>
      ))}
    </fieldset>
  )
}
