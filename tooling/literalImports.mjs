// Plugin of .oxlintrc.json: rules on paths can only judge an import() whose address is written as a plain string.

const addressIsPlain = {
  create: (context) => ({
    ImportExpression({ source }) {
      if (source.type === 'Literal') return;
      context.report({
        node: source,
        message:
          'No rule can tell where this import() leads, so it could cross from one package or part to another. Write its address as a string in quotes.',
      });
    },
  }),
};

export default { meta: { name: 'imports' }, rules: { 'address-is-plain': addressIsPlain } };
