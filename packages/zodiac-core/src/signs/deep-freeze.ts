/** Freezes a value and everything in it, so that no caller can change what all callers share. */
export function deepFreeze<Value>(value: Value): Value {
  if (value instanceof Object) Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}
