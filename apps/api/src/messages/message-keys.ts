import type { PluralMessage } from '@passepartout/domain'
import type { de } from './de.ts'

export type MessageKey = keyof typeof de
/** Every language has every key; a missing one is a type error. */
export type Messages = Readonly<Record<MessageKey, string | PluralMessage>>
/** Messages of a locale that differ from its language. */
export type LocaleMessages = Readonly<Partial<Messages>>

/** Messages of kartenliebe, which addresses couples, in languages without a form that fits both channels. */
export type CoupleMessages = Readonly<Partial<Record<`${MessageKey}@kartenliebe`, string | PluralMessage>>>
