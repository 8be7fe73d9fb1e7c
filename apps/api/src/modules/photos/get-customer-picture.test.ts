import { getCustomerImage } from '@passepartout/contracts'
import { expect, test } from 'vitest'
import { uploadPhoto } from '../../frame-design.fixture.ts'
import { useShop } from '../../shop.fixture.ts'

const shop = useShop()

test("a visitor's newest photo is their picture, and nobody else's", async () => {
  const visitor = shop().visitor()
  expect(await visitor.client.call(getCustomerImage, {})).toMatchObject({ payload: { picture: null } })
  const photo = await uploadPhoto(visitor)
  expect(await visitor.client.call(getCustomerImage, {})).toMatchObject({
    payload: { picture: { id: photo.id } },
  })
  const other = await shop().visitor().client.call(getCustomerImage, {})
  expect(other).toMatchObject({ payload: { picture: null } })
})
