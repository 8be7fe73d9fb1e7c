import { isEmailAddress, MAX_EMAIL_LENGTH } from '@passepartout/commerce/customers'
import type { Translate } from '@passepartout/domain'
import type { MessageKey } from '../../messages/messages.ts'

export const MAX_LENGTHS = { name: 100, email: MAX_EMAIL_LENGTH, orderNumber: 40, message: 5000 } as const
const ORDER_NUMBER = /^[\p{L}\p{N} #/._-]*$/u
// Line breaks would allow header injection in emails; the other control characters cannot be typed.
const CONTROL = /\p{Cc}|\p{Cf}/u

interface ContactFormInput {
  name: string
  email: string
  orderNumber?: string | undefined
  message: string
}

export interface ContactFields {
  name: string
  email: string
  orderNumber: string | null
  message: string
}

/** Trims the fields and normalises line breaks. */
export const normaliseForm = ({ name, email, orderNumber, message }: ContactFormInput): ContactFields => ({
  name: name.trim(),
  email: email.trim(),
  orderNumber: orderNumber?.trim() || null,
  message: message.replace(/\r\n?/g, '\n').trim(),
})

export function contactProblems(fields: ContactFields, translate: Translate): Record<string, string[]> {
  const { name, email, orderNumber, message } = fields
  const problems: Partial<Record<keyof ContactFields, MessageKey | undefined>> = {
    name: !name
      ? 'contact.name-missing'
      : name.length > MAX_LENGTHS.name
        ? 'contact.name-long'
        : CONTROL.test(name)
          ? 'field.invalid'
          : undefined,
    email: emailProblem(email),
    orderNumber:
      orderNumber && (orderNumber.length > MAX_LENGTHS.orderNumber || !ORDER_NUMBER.test(orderNumber))
        ? 'field.invalid'
        : undefined,
    message: !message
      ? 'contact.message-missing'
      : message.length > MAX_LENGTHS.message
        ? 'contact.message-long'
        : undefined,
  }
  const found = Object.entries(problems).flatMap(([field, key]): [string, string[]][] =>
    key ? [[field, [translate(key, { most: MAX_LENGTHS.message })]]] : [],
  )
  return Object.fromEntries(found)
}

export function emailProblem(email: string): MessageKey | undefined {
  if (!email) return 'contact.email-missing'
  return isEmailAddress(email) ? undefined : 'contact.email-invalid'
}
