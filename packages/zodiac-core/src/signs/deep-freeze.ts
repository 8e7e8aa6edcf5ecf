/** Freezes a value and everything in it, because all callers share it. */
export function deepFreeze<Value>(value: Value): Value {
  if (value instanceof Object) Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}
