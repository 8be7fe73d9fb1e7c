import { FONT_FAMILIES, type FontFamily, fontFilesOf } from '@passepartout/typeset'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useDesigner, useEditor } from '../state/designer-context.ts'

const NAMES = Object.keys(FONT_FAMILIES) as FontFamily[]
const loadedFamilies = new Set<FontFamily>()

/** Loads a font when its name is to be displayed in it. */
function previewFont(face: FontFamily): void {
  if (loadedFamilies.has(face)) return
  loadedFamilies.add(face)
  const weight = (FONT_FAMILIES[face].weights as readonly number[]).includes(400)
    ? 400
    : FONT_FAMILIES[face].weights[0]
  const [file] = fontFilesOf({ face, weight, italic: false }).files
  if (!file) return
  const font = new FontFace(`card ${face}`, `url(/configurator-font/${file.name}.ttf)`)
  document.fonts.add(font)
  void font.load().catch(() => loadedFamilies.delete(face))
}

/** Picker of font families, those of the design first, each name set in itself. */
export function FontFamilyPicker({
  face,
  onChoose,
}: {
  face: FontFamily
  onChoose: (face: FontFamily) => void
}) {
  const { t } = useDesigner()
  const pages = useEditor(snapshot => snapshot.document.pages)
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const own = pages.flatMap(({ elements }) =>
    elements.flatMap(one => (one.type === 'text' ? [one.face] : [])),
  )
  const faces = [...new Set([...own, ...NAMES])]

  useEffect(() => {
    if (!isOpen) return
    for (const name of NAMES) previewFont(name)
    list.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus()
    const close = (event: PointerEvent) =>
      !list.current?.parentElement?.contains(event.target as Node) && setOpen(false)
    addEventListener('pointerdown', close)
    return () => removeEventListener('pointerdown', close)
  }, [isOpen])

  const toOpener = () => list.current?.parentElement?.querySelector<HTMLElement>('button')?.focus()
  const move = (by: number) => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const at = items.indexOf(document.activeElement as HTMLElement)
    items[(at + by + items.length) % items.length]?.focus()
  }

  return (
    <span className="face-picker">
      <button
        type="button"
        className="button"
        data-kind="plain"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={t('texts.face', { face: name(face) })}
        onClick={() => setOpen(!isOpen)}
      >
        {name(face)}
        <ChevronDown size={16} aria-hidden />
      </button>
      {isOpen && (
        <div
          ref={list}
          id={id}
          className="face-list"
          role="menu"
          aria-label={t('texts.faces')}
          onKeyDown={event => {
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
              event.preventDefault()
              move(event.key === 'ArrowDown' ? 1 : -1)
            }
            if (event.key === 'Escape') {
              event.stopPropagation()
              toOpener()
              setOpen(false)
            }
          }}
        >
          {faces.map(one => (
            <button
              key={one}
              type="button"
              role="menuitemradio"
              aria-checked={one === face}
              style={{ fontFamily: `"card ${one}", serif` }}
              onClick={() => {
                toOpener()
                onChoose(one)
                setOpen(false)
              }}
            >
              {name(one)}
            </button>
          ))}
        </div>
      )}
    </span>
  )
}

const name = (face: FontFamily) => face.replace('Wonk', 'Swing')
