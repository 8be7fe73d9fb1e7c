export * from './carts.ts'
export * from './drafts.ts'
export * from './photos.ts'
export * from './visitors.ts'
