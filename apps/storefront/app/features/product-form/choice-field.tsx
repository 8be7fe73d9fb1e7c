import { ChevronDownIcon, CloseIcon } from '@passepartout/ui/icons'
import { RadioCard } from '@passepartout/ui/radio-card'
import { SwatchRadio } from '@passepartout/ui/swatch'
import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'
import { type TileImage, TileImageView } from '../images/tile-image.tsx'
import { SwatchRows } from '../options/swatch-rows.tsx'
import { withSoftHyphens } from '../options/with-soft-hyphens.ts'
import type { ChoiceSection, SectionChoice } from './product-form.ts'

/** Swatch for "none", which cannot be mistaken for a colour. */
const STRUCK_OUT = 'linear-gradient(to top right, #0000 47%, var(--line-strong) 47% 53%, #0000 53%)'

/** One section of a product form: cards, shapes of formats, swatches, or checkboxes. */
export function ChoiceField({ section, page }: { section: ChoiceSection; page: Page }) {
  const { legend, hint, name, isExtra } = section
  const head = (
    <span className="flex w-full flex-wrap items-baseline justify-between gap-x-4 text-15">
      <span className="font-semibold">{legend}</span>
      <span className="text-muted">
        {selectedValue(section) || (isExtra && page.translate('configurator.without'))}
      </span>
    </span>
  )
  const body = (
    <>
      <Choices section={section} />
      {hint && <p className="mt-1.5 text-13 text-muted">{hint}</p>}
    </>
  )
  if (!isExtra) {
    return (
      <fieldset>
        <legend className="w-full pb-2">{head}</legend>
        {body}
      </fieldset>
    )
  }
  const key = `${name}-${legend}`
  return (
    <details
      data-keep-open={key}
      open={section.choices.some(({ chosen, value }) => chosen && value !== '')}
      className="disclosure -my-3 border-t border-hairline last-of-type:border-b"
    >
      <summary className="flex min-h-12 items-center gap-3">
        {head}
        <ChevronDownIcon size={20} aria-hidden="true" className="flex-none text-muted" />
      </summary>
      <fieldset className="pb-4">
        <legend className="sr-only">{legend}</legend>
        {body}
      </fieldset>
    </details>
  )
}

/** Open checkboxes show their own state; only a folded section repeats it as text. */
const selectedValue = ({ choices, look, isExtra }: ChoiceSection): string =>
  look === 'checks' && !isExtra
    ? ''
    : choices
        .filter(({ chosen }) => chosen)
        .map(({ name }) => name)
        .join(', ')

function Choices({ section }: { section: ChoiceSection }) {
  const { name, choices, look } = section
  if (look === 'swatches') {
    return (
      <SwatchRows
        swatches={choices.map(choice => ({
          name: choice.name,
          swatch: (
            <SwatchRadio
              key={choice.value}
              {...radio(name, choice)}
              field={name}
              colour={choice.swatch ?? STRUCK_OUT}
              name={[choice.name, choice.price, choice.refusal].filter(Boolean).join(', ')}
            />
          ),
        }))}
      />
    )
  }
  if (look === 'checks') {
    return (
      <div className="grid gap-x-4 sm:grid-cols-2">
        {choices.map(choice => (
          <label key={choice.value} className="flex min-h-11 items-center gap-3 py-1.5 text-15">
            <input type="checkbox" {...radio(name, choice)} className="size-5.5 flex-none" />
            <span>
              {choice.name}
              {choice.price && (
                <span data-net={choice.net} className="block text-13 text-muted">
                  {choice.price}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    )
  }
  const pictured = choices.some(({ picture, shape }) => picture || shape)
  const priced = choices.some(({ price }) => price)
  return (
    <div className={`grid gap-2 ${columns(choices, pictured)}`}>
      {choices.map(choice => (
        <RadioCard
          key={choice.value}
          {...radio(name, choice)}
          title={withSoftHyphens(choice.name)}
          text={captionBelow(choice, priced)}
          picture={pictured ? <ChoiceImage choice={choice} all={choices} /> : undefined}
        />
      ))}
    </div>
  )
}

/** As many columns as fit, and no row with a gap if the number allows it. */
function columns(choices: readonly SectionChoice[], pictured: boolean): string {
  const count = choices.length
  if (count === 3 && pictured && !choices.some(({ text }) => text)) return 'grid-cols-3'
  if (!pictured) return count % 2 === 1 ? 'sm:grid-cols-3' : 'grid-cols-2 max-[359px]:grid-cols-1'
  if (count === 2) return 'grid-cols-2 max-[359px]:grid-cols-1'
  if (count === 4) return 'grid-cols-2 max-[359px]:grid-cols-1 md:max-nav:grid-cols-4'
  return `grid-cols-2 max-[359px]:grid-cols-1 sm:grid-cols-3 ${count === 7 || count === 8 ? 'md:max-nav:grid-cols-4' : ''}`
}

const radio = (name: string, { value, chosen, refusal }: SectionChoice) => ({
  id: `${name}-${value}`,
  name,
  value,
  defaultChecked: chosen,
  disabled: refusal !== undefined,
})

/** Beside choices with a price, the price line of a choice without one is reserved: the row is always as high. */
function captionBelow({ refusal, text, price, net }: SectionChoice, priced: boolean): ReactNode {
  if (refusal) return refusal
  if (!priced) return text
  return (
    <>
      {text && <span className="block">{text}</span>}
      <span data-net={net} className="figures">
        {price ?? '\u00a0'}
      </span>
    </>
  )
}

/** A sheet is contained in its field at any width. */
const SheetThumbnail = ({ picture: { sources, ratio } }: { picture: TileImage }) => (
  <span className="grid size-full place-items-center [container-type:size]">
    <img
      src={sources[0]?.src}
      alt=""
      loading="lazy"
      decoding="async"
      className="h-[84cqh] w-auto max-w-[84cqw] rounded-[2px] bg-raised shadow-card"
      style={{ aspectRatio: ratio }}
    />
  </span>
)

/** Image of a choice; a format is drawn to the scale of the largest one beside it. */
function ChoiceImage({ choice, all }: { choice: SectionChoice; all: readonly SectionChoice[] }) {
  if (choice.picture) {
    if (choice.picture.look === 'paper') return <SheetThumbnail picture={choice.picture} />
    // The row is as high as the field: a cropped image is cut around its middle.
    return (
      <span className="grid size-full grid-rows-[100%] place-items-center">
        <TileImageView
          picture={choice.picture}
          stage={1.3}
          width={150}
          sizes="(width >= 1000px) 150px, 45vw"
        />
      </span>
    )
  }
  if (!choice.shape) {
    return (
      <span className="grid size-full place-items-center text-muted">
        <CloseIcon size={20} aria-hidden="true" />
      </span>
    )
  }
  const sides = all.flatMap(({ shape }) => (shape ? [shape.width, shape.height] : []))
  const largest = Math.max(...sides)
  return (
    <span className="grid size-full place-items-center">
      <span
        className="block border-[1.5px] border-current bg-raised"
        style={{
          width: `${(choice.shape.width / largest) * 4.5}rem`,
          height: `${(choice.shape.height / largest) * 4.5}rem`,
        }}
      />
    </span>
  )
}
