import {
  addCartArticle,
  type Client,
  checkVoucher,
  sendContactMessage,
  subscribeNewsletter,
} from '@passepartout/contracts'
import { isUndesigned } from '@passepartout/domain'
import type { FormName, FormResult } from '../../platform/form-result.ts'
import { parseCartArticle } from '../cart/parse-cart-article.ts'

type Values = Readonly<Record<string, string>>

const text = (values: Values, name: string) => values[name] ?? ''
const shared = ({ website, proof }: Values) => ({
  ...(website ? { website } : {}),
  ...(proof ? { proof } : {}),
})

const CALLS = {
  contact: (api: Client, values: Values) =>
    api.call(sendContactMessage, {
      body: {
        topic: text(values, 'topic'),
        name: text(values, 'name'),
        email: text(values, 'email'),
        orderNumber: text(values, 'orderNumber'),
        message: text(values, 'message'),
        ...shared(values),
      },
    }),
  newsletter: (api: Client, values: Values) =>
    api.call(subscribeNewsletter, {
      body: {
        email: text(values, 'email'),
        source: values.source === 'footer' ? ('footer' as const) : ('block' as const),
        ...shared(values),
      },
    }),
  'voucher-check': (api: Client, values: Values) =>
    api.call(checkVoucher, { body: { code: text(values, 'code') } }),
}

/**
 * Sends a plain form to the API; `undefined` if it succeeded and the page contains its thanks, otherwise the form with
 * the answer, or with its values and errors.
 */
export async function submitForm(
  api: Client,
  name: FormName,
  values: Values,
): Promise<{ status: number; form: FormResult } | undefined> {
  const result = await (isUndesigned(name)
    ? api.call(addCartArticle, { body: parseCartArticle(name, values) })
    : CALLS[name](api, values))
  if (result.ok) {
    if (!('validUntil' in result.payload)) return undefined
    const nothing = { values: {}, errors: {}, message: '', proof: '' }
    return { status: 200, form: { ...nothing, name, worth: result.payload } }
  }
  const { status, errors, message, details } = result
  const given: unknown = Reflect.get(Object(details), 'proof')
  const proof = typeof given === 'string' ? given : text(values, 'proof')
  return { status: status || 503, form: { name, values, errors, message, proof } }
}
