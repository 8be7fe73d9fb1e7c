import type { Choice } from '@passepartout/domain'
import { RadioCard } from '@passepartout/ui/radio-card'
import type { ReactNode } from 'react'
import { withSoftHyphens } from '../options/with-soft-hyphens.ts'

interface ChoiceCardProps {
  name: string
  choice: Choice
  title: string
  text?: ReactNode
  picture?: ReactNode
  onChoose: (value: string) => void
}

/** One value of the configuration as a card. Unavailable values are shown with the reason, not hidden. */
export function ChoiceCard({ name, choice, title, text, picture, onChoose }: ChoiceCardProps) {
  const { value, chosen, allowed } = choice
  return (
    <RadioCard
      name={name}
      value={value}
      defaultChecked={chosen}
      disabled={!allowed}
      onChange={() => onChoose(value)}
      title={withSoftHyphens(title)}
      text={text}
      picture={picture}
    />
  )
}
