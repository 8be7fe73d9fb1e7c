import type { FormatGroupId } from '@passepartout/domain'
import type { MouseEvent } from 'react'
import type { WallArtFormTexts } from './wall-art-form-texts.ts'

interface RatioChipsProps {
  groups: readonly FormatGroupId[]
  active: FormatGroupId | undefined
  texts: WallArtFormTexts
  portrait: boolean
  addressOf: (group: FormatGroupId) => string
  onChoose: (group: FormatGroupId) => void
  /** Custom sizes, where the country has them as a group. */
  free: { isActive: boolean; address: string; onOpen: () => void } | undefined
}

const CHIP =
  'chip px-2.5! aria-[current=true]:border-ink! aria-[current=true]:bg-ink! aria-[current=true]:text-raised!'

/** Ratio groups as chips with their shape; plain links to the same page without a script. */
export function RatioChips(chips: RatioChipsProps) {
  const { groups, active, texts, portrait, addressOf, onChoose, free } = chips
  return (
    <nav
      aria-label={texts.ratio}
      className="max-md:bleed-right snap-row gap-1.5 py-1 md:flex-wrap md:overflow-visible"
    >
      {groups.map(group => (
        <a
          key={group}
          data-group={group}
          href={addressOf(group)}
          aria-current={group === active && !free?.isActive ? 'true' : undefined}
          onClick={event => interceptClick(event, () => onChoose(group))}
          className={CHIP}
        >
          {/* Takes the same space in both orientations, so that the chips stay in place. */}
          <span aria-hidden="true" className="grid size-4.5 place-items-center">
            <span className="border-[1.5px] border-current" style={ratioGlyph(group, portrait)} />
          </span>
          {ratioName(group, texts)}
        </a>
      ))}
      {free && (
        <a
          href={free.address}
          aria-current={free.isActive ? 'true' : undefined}
          aria-haspopup="dialog"
          data-group="custom"
          onClick={event => interceptClick(event, free.onOpen)}
          className={CHIP}
        >
          {texts['custom-size']}
        </a>
      )}
    </nav>
  )
}

export function ratioName(group: FormatGroupId, texts: WallArtFormTexts): string {
  const key = `ratio-${group}`
  return key in texts ? texts[key as keyof WallArtFormTexts] : group
}

const shapes: Partial<Record<FormatGroupId, number>> = {
  square: 1,
  din: 1.41,
  fototapete: 1.4,
  'panoramic-wide': 2.5,
  'panoramic-ultra-wide': 3.5,
}

function ratioGlyph(group: FormatGroupId, portrait: boolean) {
  const [width = 1, height = 1] = group.split(':').map(Number)
  const ratio = shapes[group] ?? width / height
  const [long, short] = [ratio > 2 ? 18 : 15, Math.max(5, (ratio > 2 ? 18 : 15) / ratio)]
  return portrait ? { width: short, height: long } : { width: long, height: short }
}

/** Handles a plain click; new tabs and windows are left to the browser. */
export function interceptClick(event: MouseEvent, then: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
  event.preventDefault()
  then()
}
