import { defineCall } from '../call.ts'
import type { whitelabelSchemas } from './schemas.ts'

type Schemas = typeof whitelabelSchemas

export const getWhitelabel = defineCall<Schemas['getWhitelabel']>({
  name: 'getWhitelabel',
  title: 'How the customer appears, where they sell under their own name.',
  method: 'GET',
  path: '/web-api/whitelabel',
})

export const setWhitelabelEnabled = defineCall<Schemas['switchWhitelabel']>({
  name: 'switchWhitelabel',
  title: 'Whether what a whitelabel customer orders from now on goes out under their own name.',
  method: 'POST',
  path: '/whitelabel/switch',
})
