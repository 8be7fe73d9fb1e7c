interface Transform {
  name: string
  transform: (code: string, id: string) => string | null
}

const OBJECTS = /zod\/v4\/classic\/schemas\.js$/

/**
 * For builds of browser code: zod's objects validate as usual but do not compile validators with `eval`. The content
 * security policy forbids `eval`, and each page that tests for it causes a violation report that looks like an attack.
 *
 * @throws Error where zod's source is not as expected
 */
export const schemasWithoutEval = (): Transform => ({
  name: 'schemas-without-eval',
  transform(code, id) {
    if (!OBJECTS.test(id)) return null
    const plain = code.replace('core.$ZodObjectJIT.init(', 'core.$ZodObject.init(')
    if (plain === code || plain.includes('ZodObjectJIT'))
      throw new Error(`${id} compiles objects in another way`)
    return plain
  },
})
