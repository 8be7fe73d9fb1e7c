import { type FrameChoices, groupOf, localised, optionOf, withColon } from '@passepartout/domain'
import { ChoiceCard } from './choice-card.tsx'
import type { Rules } from './choices.ts'
import { refusal } from './refusal.ts'
import { SurchargeText } from './surcharge-text.tsx'
import type { Surcharges } from './use-surcharges.ts'
import type { WallArtFormProps } from './wall-art-form-props.ts'

interface OptionPickerProps {
  props: WallArtFormProps
  rules: Rules
  offered: FrameChoices['options'][number]
  surcharges: Surcharges | undefined
  onChoose: (value: string) => void
}

/** One group of options, each with its image. */
export function OptionPicker({ props, rules, offered, surcharges, onChoose }: OptionPickerProps) {
  const { texts, pictures } = props
  const { locale } = rules.shop
  const group = groupOf(rules.catalogue, offered.group)
  if (!group || offered.choices.length < 2) return null
  const chosen = offered.choices.find(choice => choice.chosen)
  const chosenName = chosen && optionOf(rules.catalogue, chosen.value)?.value.name
  const amounts = surcharges?.options ?? {}
  // Prices that only some formats have would make the cards jump.
  const isPriced = offered.choices.some(({ value }) => props.surcharges.surcharges?.options[value])
  const difference = (value: string): number | undefined => {
    const [own, other] = [amounts[value], chosen && amounts[chosen.value]]
    return own === undefined || other === undefined ? undefined : own - other
  }
  const illustrated = offered.choices.every(({ value }) => pictures[value])
  return (
    <fieldset className="mt-7 min-w-0">
      <legend className="mb-2 py-1">
        {withColon(locale, localised(group.name, locale))}{' '}
        {chosenName && <strong className="font-semibold">{localised(chosenName, locale)}</strong>}
      </legend>
      <div className={`grid gap-2 ${columns(offered.choices.length, illustrated)}`}>
        {offered.choices.map(choice => {
          const option = optionOf(rules.catalogue, choice.value)?.value
          const picture = illustrated ? pictures[choice.value] : undefined
          return (
            option && (
              <ChoiceCard
                key={choice.value}
                name={`optionTypes[${offered.group}]`}
                choice={choice}
                title={localised(option.name, locale)}
                text={
                  choice.allowed ? (
                    <>
                      {option.text && localised(option.text, locale)}
                      {isPriced && <SurchargeText props={props} amount={difference(choice.value)} />}
                    </>
                  ) : (
                    refusal(choice.code, texts)
                  )
                }
                picture={
                  picture && (
                    <img
                      {...picture}
                      alt=""
                      loading="lazy"
                      decoding="async"
                      className="size-full object-cover"
                    />
                  )
                }
                onChoose={onChoose}
              />
            )
          )
        })}
      </div>
    </fieldset>
  )
}

// Text needs more space than images: on a phone, and in the column beside the wall, the options are stacked.
function columns(count: number, illustrated: boolean): string {
  if (count === 2) return 'grid-cols-2'
  if (illustrated) return 'grid-cols-3'
  return count === 4 ? 'md:grid-cols-2' : 'md:max-nav:grid-cols-3'
}
