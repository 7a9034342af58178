/**
 * What a subpath of `@unisite/shared` resolves to that teams outside cannot import. It is no module on purpose: the
 * compiler says so where one is imported. docs/for-remote-teams.md lists the subpaths that are for teams.
 */
