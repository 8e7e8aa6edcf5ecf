/** Rewords the statements of an answer. Implemented by a language model. What it returns is checked by the caller. */
export interface AnswerPhraser {
  /**
   * @param texts - one or more statements; nothing else leaves the process
   * @returns what the model returned: a wording for each text if it kept to the rules, else anything
   * @throws PhraserFailed when the model does not answer in time, answers something else, or may not be asked now
   */
  reword(texts: readonly string[]): Promise<readonly string[]>;
}

/** The model did not answer, did not finish, or returned something that is not a list of texts. The message quotes none of it. */
export class PhraserFailed extends Error {
  override readonly name = 'PhraserFailed';
}
